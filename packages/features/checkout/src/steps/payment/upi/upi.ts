// The entry of the code that loads when the shopper chooses UPI.
export { UpiCode } from './UpiCode.tsx';
export { UpiPanel } from './UpiPanel.tsx';
