import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { statusesIn } from './docs/status.ts';
import { storybookThemes } from './docs/storybookThemes.ts';
import { fitWideStories } from './fitWideStories.ts';

const areaNames: Readonly<Record<string, string>> = {
  'start here': 'Start here',
  foundations: 'Foundations',
  ui: 'Components',
  patterns: 'Patterns',
  features: 'Features, by shopper task',
};

addons.setConfig({
  theme: storybookThemes.dark,
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, type, tags = [] }) => {
      if (type === 'root') return areaNames[name] ?? name;
      const [status] = type === 'component' ? statusesIn(tags) : [];
      if (!status) return name;
      return [
        name,
        createElement('small', { key: 'status', className: 'luxe-status', 'data-status': status }, status),
      ];
    },
  },
});

fitWideStories();
