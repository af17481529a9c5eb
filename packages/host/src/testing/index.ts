export { hasPostgres, startPostgres, type TestPostgres } from './postgres.ts';
export { hasRedis, startRedis } from './redis.ts';
