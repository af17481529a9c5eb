import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { wantedSize } from '../story-frame/fitCanvas.ts';
import { FramedStory, needsFrame } from './FramedStory.tsx';
import { GuideSections, Purpose, Related } from './GuideSections.tsx';
import { PropTables } from './PropTables.tsx';
import { statuses, statusesIn } from './status.ts';
import { StoryLink } from './StoryLink.tsx';

/** The size of a framed story that asks for none. */
const usualSize = { width: 1280, height: 720 };

/**
 * The documentation page of a component. For layers (such as dialogs) and for screens with a mocked shop, the
 * page shows one story in a frame and links to the others. If the page showed all of them, layers would cover
 * each other and screens would share their mocks.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const [primary] = stories;
  const { parameters, title } = preparedMeta;
  const needsIframe = needsFrame(title, parameters);
  const subject = propSubjectOf(title);

  return (
    <>
      <Title />
      <Subtitle />
      {primary ? <StatusLine tags={primary.tags} /> : null}
      <Description of="meta" />
      <Purpose title={title} />
      {needsIframe && primary ? (
        <FramedStory
          key={primary.id}
          id={primary.id}
          name={primary.name}
          size={wantedSize({ globals: primary.storyGlobals, parameters: primary.parameters }) ?? usualSize}
        />
      ) : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      <GuideSections title={title} />
      {subject ? <PropTables subject={subject} /> : null}
      <Related title={title} />
      {needsIframe ? (
        <>
          <h2>Stories</h2>
          <ul>
            {stories.map(({ id, name }) => (
              <li key={id}>
                <StoryLink id={id}>{name}</StoryLink>
              </li>
            ))}
          </ul>
        </>
      ) : stories.length > 1 ? (
        <Stories includePrimary={false} />
      ) : null}
    </>
  );
}

/** The status of the component, with its meaning. */
function StatusLine({ tags }: { tags: readonly string[] }) {
  const [status] = statusesIn(tags);
  if (!status) return null;
  return (
    <Unstyled>
      <p className="status-line" data-status={status}>
        <strong>{status}</strong> {statuses[status]}
      </p>
    </Unstyled>
  );
}

/** The name under which the props of a component are listed: `ui/Button`. Undefined for other subjects. */
function propSubjectOf(title: string): string | undefined {
  const [area, ...rest] = title.split('/');
  return area === 'ui' || area === 'patterns' ? `${area}/${rest.at(-1)}` : undefined;
}
