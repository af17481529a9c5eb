export { BagScreen, type BagScreenProps } from './BagScreen.tsx';
