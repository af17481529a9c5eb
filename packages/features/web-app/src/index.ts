export { InstallRow } from './InstallRow.tsx';
export { PushSwitch } from './PushSwitch.tsx';
export { copy as webAppCopy } from './data/copy.ts';
