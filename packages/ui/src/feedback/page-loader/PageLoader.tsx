import { Loader, type LoaderProps } from '../loader/Loader.tsx';
import { Top } from './PageLoader.styles.ts';

export type PageLoaderProps = Pick<LoaderProps, 'active' | 'label'>;

/**
 * Shows that another page is opening: a line at the top of the window, once the wait has lasted 170 ms
 * (SHL-22). For a part of a page, use `Loader`. `label` is announced, default "Loading the page".
 */
export function PageLoader({ active, label = 'Loading the page' }: PageLoaderProps) {
  return (
    <Top>
      <Loader active={active} label={label} />
    </Top>
  );
}
