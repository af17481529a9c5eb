import { storeColours, type StoreColour } from '@luxe/tokens/store-guard';
import { Button } from '@luxe/ui/button';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import type { Workshop } from './useWorkshop.ts';
import { Swatch } from './Workshop.styles.ts';

const labels: Readonly<Record<StoreColour, { label: string; hint: string }>> = {
  surface: { label: 'Surface', hint: 'The page background' },
  text: { label: 'Text', hint: 'Main text and the primary button' },
  muted: { label: 'Muted', hint: 'Secondary text' },
  accent: { label: 'Accent', hint: 'Marks where you are and what you save' },
  media: { label: 'Media', hint: 'The background behind a product' },
};

/** Fields for the five colours, and a field for all five as JSON. Invalid input stays in its field. */
export function BrandForm({ workshop }: { workshop: Workshop }) {
  const { name, typed, faults, theme, rename, change, paste } = workshop;
  const [json, setJson] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);

  return (
    <Stack gap={32} as="section" aria-label="The five colours">
      <Stack gap={16}>
        <TextField label="Name of the brand" value={name} onChange={(event) => rename(event.target.value)} />
        {storeColours.map((key) => (
          <TextField
            key={key}
            {...labels[key]}
            value={typed[key]}
            error={faults[key]}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(event) => change(key, event.target.value)}
            suffix={
              <Swatch
                type="color"
                aria-label={`Pick ${key}`}
                value={faults[key] === undefined ? typed[key].toLowerCase() : theme.brand[key]}
                onChange={(event) => change(key, event.target.value)}
              />
            }
          />
        ))}
      </Stack>
      <Stack gap={16}>
        <TextArea
          label="Or paste all five"
          hint="JSON: surface, text, muted, accent, media, each as #rrggbb; or design tokens of a store"
          rows={7}
          value={json}
          spellCheck={false}
          error={problems.length > 0 ? `${problems.join('. ')}.` : undefined}
          onChange={(event) => {
            setJson(event.target.value);
            setProblems([]);
          }}
        />
        <div>
          <Button emphasis="secondary" onClick={() => setProblems(paste(json))}>
            Use these colours
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}
