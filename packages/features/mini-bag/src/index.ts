export { MiniBag, type MiniBagProps } from './MiniBag.tsx';
