import { CategoryIndex } from '@luxe/patterns/category-index';
import { Container } from '@luxe/ui/container';
import { copy } from '../copy.ts';
import type { BlockOf } from './blocks.ts';

/** The departments of the shop as a list of words, with how many pieces each has. */
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
