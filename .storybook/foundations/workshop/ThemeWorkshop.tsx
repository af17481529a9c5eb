import { cssColour, type Colour } from '@luxe/tokens/colour';
import { roleVariable } from '@luxe/tokens/theme-files';
import type { BrandTheme } from '@luxe/tokens/theme-from-brand';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Switch } from '@luxe/ui/switch';
import { useMemo, useState } from 'react';
import { Part, Sheet } from '../page/Sheet.tsx';
import { BrandForm } from './BrandForm.tsx';
import { Corrections } from './Corrections.tsx';
import { Downloads } from './Downloads.tsx';
import { Readings } from './Readings.tsx';
import { Shop } from './Shop.tsx';
import { useWorkshop, type Brand } from './useWorkshop.ts';
import { Bench, Stage } from './Workshop.styles.ts';

/** Five colours in, a whole theme out: seen, measured, corrected where it could not be read, and taken away as files. */
export function ThemeWorkshop({ brand }: { brand: Brand }) {
  const workshop = useWorkshop(brand);
  const [more, setMore] = useState(() => matchMedia('(prefers-contrast: more)').matches);
  const { theme, name } = workshop;
  const variables = useMemo(() => variablesOf(theme, more), [theme, more]);
  return (
    <Sheet
      title="Theme workshop"
      intro="Five colours of a brand make a whole theme. Type, spacing and motion stay ours; grounds, words, edges, actions and focus are derived. What could not be read is corrected, and says so."
    >
      <Bench>
        <BrandForm workshop={workshop} />
        <Stack gap={24}>
          <Corrections workshop={workshop} />
          <Switch
            label="More contrast"
            note="As where the reader’s system asks for it"
            checked={more}
            onChange={(event) => setMore(event.target.checked)}
          />
          <Stage variables={variables} role="region" aria-label="The shop in these colours">
            <Heading level={2} size="label">
              The shop in these colours
            </Heading>
            <Shop name={name} />
          </Stage>
        </Stack>
      </Bench>
      <Part title="Contrast" note="Each where it reads least.">
        <Readings theme={theme} more={more} />
      </Part>
      <Part title="Take it with you">
        <Downloads theme={theme} name={name} />
      </Part>
    </Sheet>
  );
}

function variablesOf({ roles, more, photo, scheme }: BrandTheme, withMore: boolean) {
  const colours: Readonly<Record<string, Colour>> = withMore ? { ...roles, ...more } : roles;
  return {
    ...Object.fromEntries(
      Object.entries(colours).map(([role, colour]) => [roleVariable(role), cssColour(colour)]),
    ),
    '--lx-filter-photo': String(photo),
    'color-scheme': scheme,
  };
}
