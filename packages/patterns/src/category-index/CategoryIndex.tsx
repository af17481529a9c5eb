import { Image } from '@luxe/ui/image';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { pictureProps, sizesFor, widthsFor, type ShownPicture } from '../picture/pictureProps.ts';
import { List } from './CategoryIndex.styles.ts';

export interface IndexedCategory {
  label: string;
  /** Each once. */
  href: string;
  image: ShownPicture;
  /** "1,248 pieces"; nothing where it is not known. */
  count?: string | undefined;
}

export type CategoryIndexProps = {
  /** Names the list. */
  label: string;
  items: readonly IndexedCategory[];
};

/** Departments as a list of words; on a desktop the one under the pointer or the focus shows its picture beside it. */
export function CategoryIndex({ label, items }: CategoryIndexProps) {
  return (
    <List aria-label={label} role="list">
      {items.map(({ label: name, href, image, count }) => (
        <li key={href}>
          <a href={href}>
            {name}
            {count !== undefined && (
              <span className="count">
                <VisuallyHidden>, </VisuallyHidden>
                {count}
              </span>
            )}
          </a>
          <div className="picture" aria-hidden>
            <Image
              {...pictureProps(image, widthsFor.tile, sizesFor.column)}
              alt=""
              ratio="fill"
              fit="contain"
              tone="media"
            />
          </div>
        </li>
      ))}
    </List>
  );
}
