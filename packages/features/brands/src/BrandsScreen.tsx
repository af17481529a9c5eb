import { FailedScreen } from '@luxe/patterns/failed-screen';
import { useCall } from '@luxe/resources';
import type { ReactNode } from 'react';
import { brandIndexPart } from './data/brandIndexPart.ts';
import { copy } from './data/copy.ts';
import { BrandsSkeleton } from './views/BrandsSkeleton.tsx';
import { BrandsView } from './views/BrandsView.tsx';

export type BrandsScreenProps = {
  /** Path of the page in the shop, without the leading slash: `brandList/a-to-z-luxury-brands`. */
  path: string;
  /** The filter as typed; empty for all brands. */
  query: string;
  onQueryChange: (query: string) => void;
  /** Rendered when no index exists for the path (404); may redirect. */
  notFound?: ReactNode;
};

/** The A to Z brand index of a catalogue [CON-01]. */
export function BrandsScreen({ path, query, onQueryChange, notFound }: BrandsScreenProps) {
  const { data, error, retry } = useCall('cmsPage', { params: { path } }, { part: brandIndexPart });
  if (data)
    return (
      <BrandsView
        title={data.title}
        brands={data.brands}
        href={`/${path}`}
        query={query}
        onQueryChange={onQueryChange}
      />
    );
  if (!error) return <BrandsSkeleton />;
  if (notFound && (error as { status?: number }).status === 404) return notFound;
  return <FailedScreen title={copy.failedTitle} onRetry={retry} />;
}
