import '@luxe/tokens/fonts.css';
import '@luxe/tokens/tokens.css';
import '@luxe/tokens/base.css';
import './docs/page.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { prepareStory } from './checks/ready.ts';
import { waitUntilStable } from './checks/waitUntilStable.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { DocsFrame } from './docs/DocsFrame.tsx';
import { isNetworkIdle, mockShop, failUnmockedRequests } from './mocks/mockShop.ts';
import { setPseudoLocalisation } from './story-frame/setPseudoLocalisation.ts';
import { InlineStoryFrame, StoryFrame } from './story-frame/StoryFrame.tsx';
import { withAmount } from './story-frame/withAmount.ts';
import { initialToolbars, toolbars, type Toolbars } from './story-frame/toolbars.ts';

// Wait up to 20 s for lazily loaded parts, because they appear late when two test workers share a core. A
// part that never appears still fails the test.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  tags: ['autodocs'],
  // Every story runs with mocks: a request without a handler fails the story.
  loaders: [({ parameters, globals }) => mockShop(parameters['msw'], (globals as Toolbars).amount)],
  beforeEach: [prepareStory, () => setPseudoLocalisation(false)],
  afterEach: async ({ globals }) => {
    await waitUntilStable(isNetworkIdle);
    failUnmockedRequests();
    setPseudoLocalisation((globals as Toolbars).textLength === 'long');
  },
  decorators: [
    withAmount,
    (Story, { globals, viewMode }) => {
      const currentToolbars = globals as Toolbars;
      const Frame = viewMode === 'docs' ? InlineStoryFrame : StoryFrame;
      return (
        // A new amount of data changes the mocked responses, so the `key` mounts the story again and its
        // requests are repeated.
        <Frame key={currentToolbars.amount} toolbars={currentToolbars}>
          <Story />
        </Frame>
      );
    },
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: DocsFrame,
      page: DocsPage,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.pair-frame *, .docs-story *' },
    },
    options: {
      storySort: {
        order: [
          'start here',
          ['LUXE', 'How to build a feature', 'Do and do not', 'Accessibility', 'States'],
          'foundations',
          'ui',
          ['actions', 'typography', 'layout', 'forms', 'layers', 'navigation', 'feedback', 'media'],
          'patterns',
          'features',
          [
            'Header',
            'header',
            'search',
            'home',
            'listing',
            'product',
            'bag',
            'login',
            'checkout',
            'orders',
            'Footer',
            'footer',
            'Errors',
            'errors',
          ],
          'desk',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        mobile: { name: 'Mobile, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: toolbars,
  initialGlobals: initialToolbars,
};
export default preview;
