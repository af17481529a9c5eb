import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panels } from './colour/Roles.styles.ts';
import { Roles } from './colour/Roles.tsx';
import { RoomPanel } from './colour/RoomPanel.tsx';
import { Part, Sheet } from './page/Sheet.tsx';

/**
 * Colours by what they are for. A component reads roles (`--lx-color-text-secondary`), never the palette. Each role is drawn in every
 * theme where it has least to spare, with the contrast measured there; the build fails when one falls short.
 */
const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One role is enough of a picture: what the values are is held by the build, and a changed one shows on every component. */
const oneRole = { pictures: { target: 'main section li' } };

const rooms = ['dark', 'light', 'indiluxe-dark', 'indiluxe-light', 'custom'];

export const Rooms: Story = {
  parameters: { pictures: { target: '[data-part="rooms"]', themes: ['dark'] } },
  render: () => (
    <Sheet
      title="A lit room"
      intro="Warm near-black, ivory type, hairlines, one lamp. Light is paper and ink; indiluxe warms the ground to khadi; custom is made of a brand’s five colours."
    >
      <Part
        title="Five rooms"
        note="Dark is the house. The flame marks where you are, what is yours and what you save; it never fills."
      >
        <Panels data-part="rooms">
          {rooms.map((room) => (
            <RoomPanel key={room} room={room} />
          ))}
        </Panels>
      </Part>
    </Sheet>
  ),
};

const roles = (group: string, title: string, intro: string, note?: string): Story => ({
  parameters: oneRole,
  render: () => (
    <Sheet title={title} intro={intro}>
      <Part title={`color.${group}`} note={note}>
        <Roles group={group} rooms={rooms} />
      </Part>
    </Sheet>
  ),
});

export const Grounds = roles(
  'bg',
  'Grounds',
  'The room, and what is raised from it. Group with space first, then a hairline, then a ground.',
  'Each is drawn with what has least to spare on it.',
);
export const Words = roles(
  'text',
  'Words',
  'Primary, secondary and tertiary are the only greys. Error is rose, success neem, warning haldi, always with an icon and words.',
  'Each is drawn on the ground where it reads least: 4.5 to 1 at least, AA.',
);
export const Edges = roles(
  'border',
  'Edges',
  'A hairline decorates. What can be operated has an edge of 3 to 1. Focus is one thing everywhere.',
);
export const Actions = roles(
  'action',
  'Actions',
  'One primary action in a view: ivory on ink, or ink on paper. All else is outline or underlined words.',
);
export const Flame = roles(
  'accent',
  'The flame',
  'Marigold says where you are, what is yours and what you save. Nothing wider than a count, but for lines of one to three pixels.',
);
export const Stores = roles(
  'store',
  'A store’s own',
  'The five colours a store may set on its banner. What is unsafe is corrected before it is shown.',
  'In our own themes they are ours; in a custom theme, the brand’s.',
);

export const MoreContrast: Story = {
  parameters: oneRole,
  render: () => (
    <Sheet
      title="More contrast"
      intro="Where the reader’s system asks for it: words reach 7 to 1, edges 4.5, hairlines can be seen and what is disabled can be read."
    >
      <Part title="Words">
        <Roles group="text" rooms={['dark-more-contrast', 'light-more-contrast', 'custom-more-contrast']} />
      </Part>
      <Part title="Edges">
        <Roles group="border" rooms={['dark-more-contrast', 'light-more-contrast', 'custom-more-contrast']} />
      </Part>
    </Sheet>
  ),
};
