export { UpiCode } from './UpiCode.tsx';
export { UpiPanel } from './UpiPanel.tsx';
