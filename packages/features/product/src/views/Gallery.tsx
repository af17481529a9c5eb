import type { Picture } from '@luxe/contract/calls';
import { pictureProps, sizesFor, widthsFor } from '@luxe/patterns/picture';
import { Image } from '@luxe/ui/image';
import { Tag } from '@luxe/ui/tag';
import { useEffect, useId, useRef, useState } from 'react';
import { copy } from '../copy.ts';
import { Frame, Pictures, TagPlace, Thumbnails } from './Gallery.styles.ts';

export type GalleryProps = {
  pictures: readonly Picture[];
  tag: string | undefined;
};

/** The pictures of a product (PDP-02): all in sight on a desktop, swiped on a phone, with thumbnails to jump by. */
export function Gallery({ pictures, tag }: GalleryProps) {
  const id = useId();
  const { strip, at } = useShown(pictures.length);
  return (
    <Frame>
      <Pictures ref={strip} role="list" aria-label={copy.gallery} tabIndex={0}>
        {pictures.map((picture, index) => (
          <li key={picture.url} id={`${id}${index}`}>
            <Image
              {...pictureProps(picture, widthsFor.gallery, sizesOf(index))}
              ratio={index === 0 ? '1/1' : '4/5'}
              fit={index === 0 ? 'contain' : 'cover'}
              tone="media"
              priority={index === 0}
            />
          </li>
        ))}
      </Pictures>
      {tag && (
        <TagPlace>
          <Tag>{tag}</Tag>
        </TagPlace>
      )}
      {pictures.length > 1 && (
        <Thumbnails>
          {pictures.map((picture, index) => (
            <a
              key={picture.url}
              href={`#${id}${index}`}
              aria-label={copy.picture(index + 1, pictures.length)}
              aria-current={index === at ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
              }}
            >
              <Image
                {...pictureProps(picture, widthsFor.thumbnail, sizesFor.thumbnail)}
                alt=""
                ratio="4/5"
                fit="contain"
                tone="media"
              />
            </a>
          ))}
        </Thumbnails>
      )}
    </Frame>
  );
}

const sizesOf = (index: number) => (index === 0 ? sizesFor.galleryFirst : sizesFor.gallery);

/** Which picture of the strip fills it. Stays at the first where nothing scrolls. */
function useShown(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const node = strip.current;
    if (!node || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (shown) setAt([...node.children].indexOf(shown));
      },
      { root: node, threshold: 0.6 },
    );
    for (const child of node.children) observer.observe(child);
    return () => observer.disconnect();
  }, [count]);
  return { strip, at };
}
