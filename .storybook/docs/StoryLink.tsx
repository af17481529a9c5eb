import type { ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Links to a story or page of Storybook by its id, without reloading the frame. Clicks with a modifier key
 * keep the browser's behaviour.
 */
export function StoryLink({ id, children, label }: { id: string; children: ReactNode; label?: string }) {
  const path = `?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;
  return (
    <a
      href={`./${path}`}
      target="_top"
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        addons.getChannel().emit(NAVIGATE_URL, path);
      }}
    >
      {children}
    </a>
  );
}
