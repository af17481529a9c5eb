import { pictureProps, sizesFor, widthsFor } from '@luxe/patterns/picture';
import { Container } from '@luxe/ui/container';
import { Image } from '@luxe/ui/image';
import { useLinkComponent } from '@luxe/ui/link-provider';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from '../copy.ts';
import type { BlockOf } from './blocks.ts';
import { Categories, CategoryPicture } from './Home.styles.ts';

/** Departments as a list of words; on a desktop the one under the pointer shows its picture beside it. */
export function CategoryList({ block: { title, items } }: { block: BlockOf<'categoryList'> }) {
  const Link = useLinkComponent();
  return (
    <Container>
      <Categories aria-label={title} role="list">
        {items.map(({ label, href, image, count }) => (
          <li key={href}>
            <Link href={href}>
              {label}
              {count !== undefined && (
                <span className="count">
                  <VisuallyHidden>, </VisuallyHidden>
                  {copy.count(count)}
                </span>
              )}
            </Link>
            <CategoryPicture aria-hidden>
              <Image
                {...pictureProps(image, widthsFor.tile, sizesFor.column)}
                alt=""
                ratio="fill"
                fit="contain"
                tone="media"
              />
            </CategoryPicture>
          </li>
        ))}
      </Categories>
    </Container>
  );
}
