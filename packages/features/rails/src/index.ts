export { Rails } from './Rails.tsx';
export type { RailsProps } from './data/useRails.ts';
