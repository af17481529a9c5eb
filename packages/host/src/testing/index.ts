export { hasPostgres, startPostgres, type TestPostgres } from './postgres.ts';
export { hasRedis, startRedis } from './redis.ts';
export { ask, openSocket, untilClosed, type RawAnswer } from './rawSocket.ts';
