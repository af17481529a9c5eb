export { type RejectionResponse } from './brokenRequest.ts';
export { closedHeaders } from './closedHeaders.ts';
export { nameRoute, requestIdHeader, requestIdHeaders } from '../log/currentRequest.ts';
export { guard, guardedOptions, type GuardParts } from './guard.ts';
export { usualLimits, type RequestLimits } from './limits.ts';
export { readJson } from './readJson.ts';
