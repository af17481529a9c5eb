import { Image } from '@luxe/ui/image';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { pictureProps, sizesFor, widthsFor, type PictureWithoutTone } from '../picture/pictureProps.ts';
import { List } from './CategoryIndex.styles.ts';

export interface IndexedCategory {
  label: string;
  /** Unique in the list. */
  href: string;
  image: PictureWithoutTone;
  /** "1,248 items". `undefined` if not known. */
  count?: string | undefined;
}

export type CategoryIndexProps = {
  /** Accessible name of the list. */
  label: string;
  items: readonly IndexedCategory[];
};

/**
 * A list of category links. On a desktop, the hovered or focused category shows its picture beside the list.
 */
export function CategoryIndex({ label, items }: CategoryIndexProps) {
  return (
    <List aria-label={label} role="list">
      {items.map(({ label: name, href, image, count }) => (
        <li key={href}>
          <a href={href}>
            <span className="name">{name}</span>
            {count !== undefined && (
              <span className="count">
                <VisuallyHidden>, </VisuallyHidden>
                {count}
              </span>
            )}
          </a>
          <div className="picture" aria-hidden>
            <Image
              {...pictureProps(image, widthsFor.tile, sizesFor.containedColumn)}
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
