import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { Level, List, Note, Title } from './LevelLine.styles.ts';

export type LevelLineLevel = {
  key: string;
  title: string;
  /** What the level needs, in one or two words. Hidden below 768 px: show it elsewhere on a phone. */
  note?: string;
};

export type LevelLineProps = {
  'aria-label': string;
  /** Lowest first. */
  levels: readonly LevelLineLevel[];
  /** Key of the reached level. */
  current: string;
  /** Read by screen readers after the title of the reached level. */
  currentLabel: string;
  className?: string;
};

/**
 * Levels in a row, as dots on a line: those that are reached, the current one in the accent colour, and those
 * to come. For steps of a task, use Stepper. Source: comp 27b.
 */
export function LevelLine({ levels, current, currentLabel, className, ...rest }: LevelLineProps) {
  const reached = levels.findIndex(({ key }) => key === current);
  return (
    <List className={className} {...rest}>
      {levels.map(({ key, title, note }, index) => (
        <Level
          key={key}
          data-state={index === reached ? 'current' : index < reached ? 'done' : 'upcoming'}
          aria-current={index === reached ? 'true' : undefined}
        >
          <Title>{title}</Title>
          {index === reached && <VisuallyHidden>{currentLabel}</VisuallyHidden>}
          {note && <Note>{note}</Note>}
        </Level>
      ))}
    </List>
  );
}
