import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { guides } from '../guides/guides.ts';
import type { Guide } from '../guides/guide.ts';
import { keysOf, type Walk } from '../guides/keys.ts';
import { PairFigures } from './Pair.tsx';
import { StoryLink } from './StoryLink.tsx';
import { Keys, Table } from './Table.tsx';

/** What a component is for, and when not to use it. Nothing for a subject without a guide. */
export function Purpose({ title }: { title: string }) {
  const guide = guides[title];
  if (!guide) return null;
  return (
    <Part>
      <dl className="page-facts">
        <div>
          <dt>Use it for</dt>
          <dd>{guide.use}</dd>
        </div>
        <div>
          <dt>Do not use it for</dt>
          <dd>{guide.avoid}</dd>
        </div>
      </dl>
    </Part>
  );
}

/** Anatomy, examples, keys and accessibility of a component. Nothing for a subject without a guide. */
export function GuideSections({ title }: { title: string }) {
  const guide = guides[title];
  if (!guide) return null;
  return (
    <>
      <h2>Anatomy</h2>
      <Anatomy guide={guide} />
      <h2>Do and do not</h2>
      <Part>
        <PairFigures {...guide.pair} />
      </Part>
      <h2>Keys</h2>
      <KeysOf title={title} />
      <h2>Accessibility</h2>
      <Part>
        <ul className="page-list">
          {guide.accessibility.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Part>
    </>
  );
}

/** Links to the pages of related components. */
export function Related({ title }: { title: string }) {
  const guide = guides[title];
  if (!guide) return null;
  return (
    <>
      <h2>Related components</h2>
      <Part>
        <ul className="page-list">
          {guide.related.map((other) => (
            <li key={other}>
              <StoryLink id={docsIdOf(other)}>{other.slice(other.lastIndexOf('/') + 1)}</StoryLink>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Anatomy({ guide: { anatomy } }: { guide: Guide }) {
  return (
    <Part>
      <ol className="page-list anatomy">
        {anatomy.map(([part, about]) => (
          <li key={part}>
            <strong>{part}</strong>: {about}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function KeysOf({ title }: { title: string }) {
  const { walk, announced, focus } = keysOf(title);
  return (
    <Part>
      {walk.length > 0 ? <KeyTable walk={walk} /> : <p>It has no keys of its own.</p>}
      {announced || focus ? (
        <dl className="page-facts">
          {announced ? <Fact term="Announced" value={announced} /> : null}
          {focus ? <Fact term="Focus" value={focus} /> : null}
        </dl>
      ) : null}
    </Part>
  );
}

const KeyTable = ({ walk }: { walk: Walk }) => (
  <Table
    label="Keys"
    columns={[{ header: 'Keys' }, { header: 'Effect' }]}
    rows={walk.map(([keys, does]) => ({ key: keys, name: <Keys keys={keys} />, cells: [does] }))}
  />
);

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);

/** A part of a documentation page with the look of the design system. */
const Part = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <div className="page-part">{children}</div>
  </Unstyled>
);

/** `ui/actions/LinkButton` has its page at `ui-actions-linkbutton--docs`. */
const docsIdOf = (title: string) => `${title.toLowerCase().replaceAll('/', '-')}--docs`;
