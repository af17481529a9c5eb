import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StoryLink } from './StoryLink.tsx';

/**
 * The documentation page of a component. For layers (such as dialogs) and for screens with a mocked shop, the
 * page shows one story in an iframe and links to the others. If the page showed all of them, layers would
 * cover each other and screens would share their mocks.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const [primary] = stories;
  const { parameters } = preparedMeta;
  const needsIframe =
    parameters['layout'] === 'fullscreen' ||
    parameters['msw'] !== undefined ||
    preparedMeta.title.startsWith('ui/layers/');

  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {needsIframe && primary ? (
        <>
          <Canvas of={primary.moduleExport} story={{ inline: false, height: '640px' }} />
          {preparedMeta.component ? <ArgTypes of={preparedMeta.component} /> : null}
          <h2>Stories</h2>
          <ul>
            {stories.map(({ id, name }) => (
              <li key={id}>
                <StoryLink id={id}>{name}</StoryLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <Primary />
          <Controls />
          {stories.length > 1 ? <Stories includePrimary={false} /> : null}
        </>
      )}
    </>
  );
}
