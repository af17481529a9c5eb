import { useState, type ComponentType, type MouseEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Image, type ImageProps } from '../image/Image.tsx';
import type {
  VideoCaptions,
  VideoPlayerProps,
  VideoSource,
  VideoWords,
} from '../video-player/VideoPlayer.tsx';
import { Bar, Still } from './Film.styles.ts';

export type FilmProps = {
  /** Its still, of its shape; `alt` says what the film shows. */
  poster: Pick<ImageProps, 'src' | 'avif' | 'sizes' | 'alt' | 'width' | 'height'>;
  /** In order of preference. Without script a press leads to the first. */
  sources: readonly [VideoSource, ...VideoSource[]];
  captions?: VideoCaptions | undefined;
  /** Below the still. Default: "Play the film". */
  play?: string;
  /** Of the player. Default: English. */
  words?: VideoWords;
  className?: string;
};

/**
 * A film as its still. The player, whose code comes when a pointer, finger or focus first reaches it, takes its place on a press: it plays
 * without sound and has the focus. Nothing plays by itself. Without script, or without the player, a press leads to the file.
 */
export function Film({ poster, sources, captions, play = 'Play the film', words, className }: FilmProps) {
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
        playsAtOnce
        className={className}
        {...(captions && { captions })}
        {...(words && { words })}
      />
    );
  return (
    <Still
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
    </Still>
  );
}

const load = () => import('../video-player/VideoPlayer.tsx');

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
      // The file that is there already: between still and film nothing flashes.
      setStill(event.currentTarget.querySelector('img')?.currentSrc ?? '');
      load().then(
        ({ VideoPlayer }) => setPlayer(() => VideoPlayer),
        () => location.assign(href),
      );
    },
  };
}
