import { CollectionView, type CollectionViewProps } from './CollectionView.tsx';
import { useLoadCollection } from './useLoadCollection.ts';

/** The block `collection` of a content page. */
export function CollectionBlock({ block }: Pick<CollectionViewProps, 'block'>) {
  return <CollectionView block={block} onLoad={useLoadCollection()} />;
}
