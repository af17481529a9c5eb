import { Fragment } from 'react';
import { Wall } from './NameWall.styles.ts';

export type NameWallProps = {
  /** Each `href` is unique. */
  names: readonly { name: string; href: string }[];
  /** Text after the names: "and 186 more." Not shown when empty. */
  rest?: string;
};

/**
 * Links to names, such as the brands of the shop, as one paragraph in the display font. The names are
 * separated by commas. A name that fits on a line does not wrap.
 */
export function NameWall({ names, rest }: NameWallProps) {
  return (
    <Wall>
      {names.map(({ name, href }, at) => (
        <Fragment key={href}>
          <span className="name">
            <a href={href}>{name}</a>
            {at < names.length - 1 && <span className="quiet">,</span>}
          </span>{' '}
        </Fragment>
      ))}
      {rest && <span className="quiet">{rest}</span>}
    </Wall>
  );
}
