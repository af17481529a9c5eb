import { useState, type ComponentType, type MouseEvent } from 'react';
import { Icon } from '../../typography/icon/Icon.tsx';
import { Image, type ImageProps } from '../image/Image.tsx';
import type { VideoCaptions, VideoPlayerProps, VideoSource, VideoLabels } from './VideoPlayer.tsx';
import { Bar, Poster } from './Film.styles.ts';

export type FilmProps = {
  /** The still picture, in the aspect ratio of the film. `alt` describes the film. */
  poster: Pick<ImageProps, 'src' | 'avif' | 'sizes' | 'alt' | 'width' | 'height'>;
  /** Files of the film, the preferred file first. Without scripts, the still picture links to that file. */
  sources: readonly [VideoSource, ...VideoSource[]];
  captions?: VideoCaptions | undefined;
  /** Label below the still. Default "Play the film". */
  play?: string;
  /** Labels of the player. Default: English. */
  labels?: VideoLabels;
  className?: string;
};

/**
 * A film that first shows a still picture. A press replaces the still with the player, which plays muted and
 * has focus. The code of the player loads when a pointer or focus first reaches the still. Nothing plays by
 * itself. Without scripts, or if the player does not load, a press opens the file.
 */
export function Film({ poster, sources, captions, play = 'Play the film', labels, className }: FilmProps) {
  const { Player, still, prepare, open } = usePlayer();
  const { alt, width, height } = poster;
  if (Player)
    return (
      <Player
        name={alt}
        sources={sources}
        poster={still || undefined}
        width={width}
        height={height}
        autoPlay
        className={className}
        {...(captions && { captions })}
        {...(labels && { labels })}
      />
    );
  return (
    <Poster
      href={sources[0].src}
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      <Image {...poster} />
      <Bar>
        <Icon name="play" size="s" />
        <span>{play}</span>
      </Bar>
    </Poster>
  );
}

const load = () => import('./VideoPlayer.tsx');

function usePlayer() {
  const [Player, setPlayer] = useState<ComponentType<VideoPlayerProps>>();
  const [still, setStill] = useState('');
  return {
    Player,
    still,
    prepare: () => void load().catch(() => undefined),
    open: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      // Reuses the loaded picture as the poster, so that nothing flickers between still and film.
      setStill(event.currentTarget.querySelector('img')?.currentSrc ?? '');
      load().then(
        ({ VideoPlayer }) => setPlayer(() => VideoPlayer),
        () => location.assign(href),
      );
    },
  };
}
