export { ErrorScreen, type ErrorScreenProps } from './views/ErrorScreen.tsx';
export { NotFoundScreen } from './lazyNotFoundScreen.ts';
export type { NotFoundScreenProps } from './views/NotFoundScreen.tsx';
export { ServiceNotice, type ServiceNoticeProps } from './views/ServiceNotice.tsx';
