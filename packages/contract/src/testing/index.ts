export { amounts, atAmount, scaleList, type Amount } from './amounts.ts';
export { matchPath, findCall } from './match.ts';
export { isLate, lateRequests, mockApi, mockOf, withMock, type Mock, type MockOptions } from './mockApi.ts';
export { mockFetch } from './mockFetch.ts';
export { createMockShop, wrongOtp, wrongPassword, type MockShop, type MockStart } from './mockShop.ts';
export {
  fault,
  faultEverywhere,
  delayedReply,
  errorReply,
  rejection,
  Reply,
  type MockRequest,
  type FaultKind,
  type Override,
  type Overrides,
} from './reply.ts';
export { hintOf, mockScenario, scenarios, type Scenario, type ScenarioName } from './scenarios.ts';
