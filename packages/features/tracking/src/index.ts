export { TrackOrderScreen, type TrackOrderScreenProps } from './TrackOrderScreen.tsx';
