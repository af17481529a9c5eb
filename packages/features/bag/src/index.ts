export { BagScreen, type BagRailsProps, type BagScreenProps } from './BagScreen.tsx';
