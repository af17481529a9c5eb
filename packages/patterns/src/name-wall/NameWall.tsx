import { Fragment } from 'react';
import { Wall } from './NameWall.styles.ts';

export type NameWallProps = {
  /** Each `href` once. */
  names: readonly { name: string; href: string }[];
  /** What is not named: "and 186 more." Nothing when empty. */
  rest?: string;
};

/** Names as one sentence in Caslon, each a link: the houses of the shop. A name stays on one line where it can. */
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
