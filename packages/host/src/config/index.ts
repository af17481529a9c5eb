export {
  checkListener,
  hostNames,
  integer,
  isLoopback,
  onOff,
  oneOf,
  origin,
  port,
  readEnvironment,
  text,
  urlOf,
  type Environment,
} from './environment.ts';
export { damagedLock, loadDemoSecrets } from './loadDemoSecrets.ts';
export { readSecrets, sharedSecretNames, type SharedSecrets } from './secrets.ts';
