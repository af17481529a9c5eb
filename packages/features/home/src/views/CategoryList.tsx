import { CategoryIndex } from '@luxe/patterns/category-index';
import { Container } from '@luxe/ui/container';
import { copy } from '../data/copy.ts';
import type { BlockOf } from '../data/contentPageParts.ts';

/** Category links with their item counts. */
export function CategoryList({ block: { title, items } }: { block: BlockOf<'categoryList'> }) {
  return (
    <Container>
      <CategoryIndex
        label={title}
        items={items.map((item) => ({
          ...item,
          count: item.count === undefined ? undefined : copy.count(item.count),
        }))}
      />
    </Container>
  );
}
