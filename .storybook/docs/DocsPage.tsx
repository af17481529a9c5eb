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
 * A component's page. Layers, and screens with a shop of their own behind them, would cover each other or share their mocks: there one
 * is drawn, in a frame of its own, and the rest are led to.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const [primary] = stories;
  const { parameters } = preparedMeta;
  const needsRoom =
    parameters['layout'] === 'fullscreen' ||
    parameters['msw'] !== undefined ||
    preparedMeta.title.startsWith('ui/layers/');

  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {needsRoom && primary ? (
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
