export { MiniBag, type MiniBagProps } from './MiniBag.tsx';
export { useAddedSheet } from './useAddedSheet.tsx';
