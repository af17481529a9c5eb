export { answerBrokenRequest, type BrokenAnswer } from './brokenRequest.ts';
export { currentRequest, inRequest, requestIdHeader, requestIdOf } from './currentRequest.ts';
export { limitServer, oddity, toServerOptions, usualLimits, type RequestLimits } from './limits.ts';
export { readJson } from './readJson.ts';
