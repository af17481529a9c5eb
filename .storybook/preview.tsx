import '@luxe/tokens/fonts.css';
import '@luxe/tokens/tokens.css';
import '@luxe/tokens/base.css';
import './docs/page.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { readyStory } from './checks/ready.ts';
import { comeToRest } from './checks/rest.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { DocsRoom } from './docs/DocsRoom.tsx';
import { isAnswered, mockShop, refuseUnanswered } from './mocks.ts';
import { showLongWords } from './room/longWords.ts';
import { Corner, Room } from './room/Room.tsx';
import { withAmount } from './room/withAmount.ts';
import { initialToolbars, toolbars, type Toolbars } from './toolbars.ts';

// What comes by a script of its own may be late where two workers share a core; what never comes is told all the same.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  tags: ['autodocs'],
  // Every story is mocked: a call that no handler answers is a fault of the story.
  loaders: [({ parameters, globals }) => mockShop(parameters['msw'], (globals as Toolbars).amount)],
  beforeEach: [readyStory, () => showLongWords(false)],
  afterEach: async ({ globals }) => {
    await comeToRest(isAnswered);
    refuseUnanswered();
    showLongWords((globals as Toolbars).words === 'long');
  },
  decorators: [
    withAmount,
    (Story, { globals, viewMode }) => {
      const said = globals as Toolbars;
      const Ground = viewMode === 'docs' ? Corner : Room;
      return (
        // What was fetched for another amount is not what this one shows.
        <Ground key={said.amount} toolbars={said}>
          <Story />
        </Ground>
      );
    },
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: DocsRoom,
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
          ['actions', 'words', 'layout', 'forms', 'layers', 'navigation', 'feedback', 'media'],
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
