import '@luxe/tokens/fonts.css';
import '@luxe/tokens/tokens.css';
import '@luxe/tokens/base.css';
import '@luxe/tokens/density.css';
import './docs/page.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { prepareStory } from './checks/ready.ts';
import { waitUntilStable } from './checks/waitUntilStable.ts';
import { DocsFrame } from './docs/DocsFrame.tsx';
import { LazyDocsPage } from './docs/LazyDocsPage.tsx';
import { readableArgTypes } from './docs/readableArgTypes.ts';
import { isNetworkIdle, mockShop, failUnmockedRequests } from './mocks/mockShop.ts';
import { fitCanvas } from './story-frame/fitCanvas.ts';
import { flushEvents, mountCalm } from './story-frame/playConditions.ts';
import { setSampleText } from './story-frame/setSampleText.ts';
import { InlineStoryFrame, StoryFrame } from './story-frame/StoryFrame.tsx';
import { withAmount } from './story-frame/withAmount.ts';
import { initialToolbars, sampleTextOf, toolbars, type Toolbars } from './story-frame/toolbars.ts';

// Wait up to 20 s for lazily loaded parts, because they appear late when two test workers share a core. A
// part that never appears still fails the test.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  // A component is stable unless its stories have the tags 'draft' or 'deprecated', and '!stable'.
  tags: ['autodocs', 'stable'],
  beforeAll: flushEvents,
  // Every story runs with mocks: a request without a handler fails the story. It mounts in its own viewport.
  loaders: [
    async (context) => {
      await fitCanvas(context);
      await mockShop(context.parameters['msw'], (context.globals as Toolbars).amount);
    },
  ],
  mount: mountCalm,
  beforeEach: [prepareStory, () => setSampleText('plain')],
  afterEach: async ({ globals }) => {
    await waitUntilStable(isNetworkIdle);
    failUnmockedRequests();
    setSampleText(sampleTextOf(globals as Toolbars));
  },
  decorators: [
    withAmount,
    (Story, context) => {
      const currentToolbars = context.globals as Toolbars;
      // A new amount of data changes the mocked responses, so the `key` mounts the story again and its
      // requests are repeated.
      if (context.viewMode === 'docs')
        return (
          <InlineStoryFrame key={currentToolbars.amount} own={ownToolbarsOf(context)}>
            <Story />
          </InlineStoryFrame>
        );
      return (
        <StoryFrame key={currentToolbars.amount} toolbars={currentToolbars}>
          <Story />
        </StoryFrame>
      );
    },
  ],
  argTypesEnhancers: [readableArgTypes],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: DocsFrame,
      page: LazyDocsPage,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.pair-frame *, .docs-story *' },
    },
    options: {
      storySort: {
        order: [
          'start here',
          [
            'LUXE',
            'How to build a feature',
            'Do and do not',
            'Accessibility',
            'States',
            'Errors',
            'Changelog',
          ],
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

/** The toolbars that a story sets itself, in its `globals`. */
const ownToolbarsOf = (context: object): Partial<Toolbars> =>
  (context as { storyGlobals?: Partial<Toolbars> }).storyGlobals ?? {};

export default preview;
