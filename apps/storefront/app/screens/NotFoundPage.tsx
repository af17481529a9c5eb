export { NotFoundScreen } from '@luxe/feature-errors';
