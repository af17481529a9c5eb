import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Ends, ScoreRow } from './Feedback.styles.ts';
import { copy } from '../data/copy.ts';

export type ScoreTilesProps = {
  /** Undefined before one is chosen. */
  score: number | undefined;
  onScoreChange: (score: number) => void;
  error?: string | undefined;
};

const options = Array.from({ length: 11 }, (_, score) => ({ value: String(score), label: String(score) }));

/** The scores from 0 to 10 [ORD-12]. Named `score` in a form that is submitted without scripts. */
export function ScoreTiles({ score, onScoreChange, error }: ScoreTilesProps) {
  return (
    <Stack gap={12}>
      <ScoreRow
        legend={copy.question}
        name="score"
        options={options}
        value={score === undefined ? '' : String(score)}
        onValueChange={(value) => onScoreChange(Number(value))}
        error={error}
      />
      <Ends>
        <Text size="sm" tone="secondary">
          {copy.lowest}
        </Text>
        <Text size="sm" tone="secondary">
          {copy.highest}
        </Text>
      </Ends>
    </Stack>
  );
}
