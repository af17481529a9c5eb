import { Line } from './AnnouncementLine.styles.ts';

export type AnnouncementLineProps = {
  text: string;
  /** Null: the line is only a text. */
  link: { readonly label: string; readonly href: string } | null;
};

/** A line above the header. It scrolls away with the page. */
export function AnnouncementLine({ text, link }: AnnouncementLineProps) {
  return (
    <Line aria-label="Announcement">
      <p>
        {text} {link && <a href={link.href}>{link.label}</a>}
      </p>
    </Line>
  );
}
