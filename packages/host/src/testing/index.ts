export { freePort } from './freePort.ts';
export { hasPostgres, postgresBinaries, startPostgres, type TestPostgres } from './postgres.ts';
export { hasRedis, startRedis } from './redis.ts';
export { sendRaw, openSocket, untilClosed, type RawResponse } from './rawSocket.ts';
export { startPushService, type ReceivedPush, type TestDevice, type TestPushService } from './pushService.ts';
