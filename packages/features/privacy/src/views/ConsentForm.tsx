import { dataCategories, type DataCategory } from '@luxe/contract/client-data';
import { summaryOf } from '@luxe/contract/client-data-summary';
import { categoryTexts } from '@luxe/contract/client-data-texts';
import {
  allAllowed,
  consentCategories,
  onlyNecessary,
  toChoices,
  type ConsentChoices,
} from '@luxe/contract/consent';
import { consentPath } from '@luxe/contract/consent-paths';
import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { Notice } from '@luxe/ui/notice';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState, type SubmitEvent } from 'react';
import { consentCopy as copy } from '../data/consentCopy.ts';
import type { ConsentOutcome, SaveConsent } from '../data/consentOutcome.ts';
import { Buttons } from './ConsentForm.styles.ts';

export type ConsentFormProps = {
  /** The answer that applies now. Undefined before an answer, and on the server: nothing is checked. */
  choices: ConsentChoices | undefined;
  /** The browser sends Global Privacy Control. */
  hasSignal: boolean;
  /** What became of a form that was posted without scripts. */
  outcome?: ConsentOutcome | undefined;
  onSave: SaveConsent;
};

/** The categories with what each stores. Without scripts, the form posts to the page about cookies. */
export function ConsentForm({ choices, hasSignal, outcome: posted, onSave }: ConsentFormProps) {
  const [checked, setChecked] = useState<Partial<ConsentChoices>>({});
  const [outcome, setOutcome] = useState(posted);
  const [isBusy, setBusy] = useState(false);
  const current = { ...onlyNecessary, ...choices, ...checked };

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as unknown as { submitter: HTMLButtonElement | null };
    const answers = { all: allAllowed, necessary: onlyNecessary } as Readonly<Record<string, ConsentChoices>>;
    const next =
      answers[submitter?.value ?? ''] ??
      toChoices((position) => current[consentCategories[position] ?? 'preferences']);
    setOutcome(undefined);
    setChecked(next);
    setBusy(true);
    setOutcome(await onSave(next));
    setBusy(false);
  }

  return (
    <form
      method="post"
      action={consentPath}
      aria-label={copy.formLabel}
      onSubmit={(event) => void save(event)}
    >
      <Stack gap={20}>
        {hasSignal && <Notice title={copy.signal} />}
        <Rows padding="m">
          {dataCategories.map((category) => (
            <li key={category}>
              <Stack gap={6}>
                {category === 'necessary' ? (
                  <Stack direction="row" justify="between" gap={16}>
                    <Text weight="medium">{categoryTexts.necessary.title}</Text>
                    <Text size="sm" tone="secondary">
                      {copy.alwaysOn}
                    </Text>
                  </Stack>
                ) : (
                  <Checkbox
                    name="category"
                    value={category}
                    label={categoryTexts[category].title}
                    checked={current[category]}
                    onChange={({ currentTarget }) =>
                      setChecked({ ...checked, [category]: currentTarget.checked })
                    }
                  />
                )}
                <Text size="sm" tone="secondary">
                  {categoryTexts[category].text}
                </Text>
                <Text size="xs" tone="tertiary">
                  {toSummaryText(category)}
                </Text>
              </Stack>
            </li>
          ))}
        </Rows>
        {outcome && <Notice tone={outcome === 'saved' ? 'success' : 'warning'} live title={copy[outcome]} />}
        <Buttons>
          <Button type="submit" name="answer" value="chosen" busy={isBusy} busyLabel={copy.saving}>
            {copy.save}
          </Button>
          <Button type="submit" name="answer" value="necessary" emphasis="secondary">
            {copy.onlyNecessary}
          </Button>
          <Button type="submit" name="answer" value="all" emphasis="secondary">
            {copy.acceptAll}
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}

/** `7 cookies, ours. Up to 1 year`. */
function toSummaryText(category: DataCategory): string {
  const { count, longest } = summaryOf(category);
  if (count === 0) return copy.none;
  return [copy.count(count), ...(longest ? [copy.longest(longest)] : [])].join('. ');
}
