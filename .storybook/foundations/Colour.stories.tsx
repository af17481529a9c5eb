import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panels } from './colour/Roles.styles.ts';
import { Roles } from './colour/Roles.tsx';
import { ThemeVariantPanel } from './colour/ThemeVariantPanel.tsx';
import { FoundationSection, FoundationPage } from './page/FoundationPage.tsx';

/**
 * Colours by role. A component reads roles (`--lx-color-text-secondary`), never the palette. For each role
 * and theme, the page shows the colour pair with the lowest contrast and its measured ratio. The build fails
 * when a ratio is too low.
 */
const meta = { parameters: { subject: { kind: 'specimen' } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Picture only one role, because the build checks all values. A changed colour also shows in the pictures of
 * the components.
 */
const oneRole = { pictures: { target: 'main section li' } };

const themeVariants = ['dark', 'light', 'indiluxe-dark', 'indiluxe-light', 'custom'];

export const Themes: Story = {
  parameters: { states: ['usual'], pictures: { target: '[data-part="themes"]', themes: ['dark'] } },
  render: () => (
    <FoundationPage
      title="Colour"
      intro="Dark is warm near-black with ivory type. Light is paper and ink. indiluxe has warmer khadi backgrounds. Custom comes from a brand’s five colours."
    >
      <FoundationSection
        title="Five themes"
        note="Dark is the default. The accent marks where you are, what is yours and what you save; it never fills."
      >
        <Panels data-part="themes">
          {themeVariants.map((themeVariant) => (
            <ThemeVariantPanel key={themeVariant} themeVariant={themeVariant} />
          ))}
        </Panels>
      </FoundationSection>
    </FoundationPage>
  ),
};

const roles = (group: string, title: string, intro: string, note?: string): Story => ({
  render: () => (
    <FoundationPage title={title} intro={intro}>
      <FoundationSection title={`color.${group}`} note={note}>
        <Roles group={group} themeVariants={themeVariants} />
      </FoundationSection>
    </FoundationPage>
  ),
});

export const Backgrounds: Story = {
  ...roles(
    'bg',
    'Backgrounds',
    'The page, and surfaces raised from it. Group with space first, then a hairline, then a background.',
    'Each is shown with the foreground of lowest contrast.',
  ),
  parameters: { ...oneRole, states: ['variant'] },
};
export const TextColours: Story = {
  ...roles(
    'text',
    'Text',
    'Primary, secondary and tertiary are the only greys. Error is rose, success neem, warning haldi, always with an icon and text.',
    'Each is shown on the background of lowest contrast: at least 4.5:1, AA.',
  ),
  parameters: { ...oneRole, states: ['variant'] },
};
export const Edges: Story = {
  ...roles(
    'border',
    'Edges',
    'A hairline decorates. Controls have an edge of at least 3:1. Focus looks the same everywhere.',
  ),
  parameters: { ...oneRole, states: ['variant'] },
};
export const Actions: Story = {
  ...roles(
    'action',
    'Actions',
    'One primary action in a view: ivory on ink, or ink on paper. Everything else is outlined or an underlined link.',
  ),
  parameters: { ...oneRole, states: ['variant'] },
};
export const Accent: Story = {
  ...roles(
    'accent',
    'Accent',
    'Marigold marks where you are, what is yours and what you save. Except for lines of 1 to 3 px, nothing is wider than a count.',
  ),
  parameters: { ...oneRole, states: ['variant'] },
};
export const Stores: Story = {
  ...roles(
    'store',
    'Store colours',
    'The five colours a store may set on its banner. Unsafe colours are corrected before they are shown.',
    'Our own themes use our colours; a custom theme uses the brand’s.',
  ),
  parameters: { ...oneRole, states: ['variant'] },
};

export const MoreContrast: Story = {
  parameters: { ...oneRole, states: ['variant'] },
  render: () => (
    <FoundationPage
      title="More contrast"
      intro="When the system asks for more contrast, text reaches 7:1 and edges 4.5:1. Hairlines are visible and disabled text is readable."
    >
      <FoundationSection title="Text">
        <Roles
          group="text"
          themeVariants={['dark-more-contrast', 'light-more-contrast', 'custom-more-contrast']}
        />
      </FoundationSection>
      <FoundationSection title="Edges">
        <Roles
          group="border"
          themeVariants={['dark-more-contrast', 'light-more-contrast', 'custom-more-contrast']}
        />
      </FoundationSection>
    </FoundationPage>
  ),
};
