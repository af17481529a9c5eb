export { Rails, type RailsProps } from './Rails.tsx';
