import '@luxe/tokens/fonts.css';
import '@luxe/tokens/tokens.css';
import '@luxe/tokens/base.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { refuseUnanswered, startMocks } from './mocks.ts';
import { Room } from './Room.tsx';

const preview: Preview = {
  // Every story is mocked: a call to the shop that no handler answers is a fault of the story.
  loaders: [mswLoader(startMocks)],
  afterEach: refuseUnanswered,
  decorators: [
    (Story, { globals }) => (
      <Room theme={globals['theme']} catalogue={globals['catalogue']}>
        <Story />
      </Room>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['ui', 'patterns', 'features'] } },
    viewport: {
      options: {
        mobile: { name: 'Mobile, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['dark', 'light', 'custom'], dynamicTitle: true },
    },
    catalogue: {
      description: 'Catalogue',
      toolbar: { title: 'Catalogue', icon: 'category', items: ['luxury', 'indiluxe'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'dark', catalogue: 'luxury' },
};
export default preview;
