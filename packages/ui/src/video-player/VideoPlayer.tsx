import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useDelayed } from '../loader/useDelayed.ts';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { Bar } from '../progress-bar/ProgressBar.styles.ts';
import { TextButton } from '../text-button/TextButton.tsx';
import { timeText } from './timeText.ts';
import { useFilm } from './useFilm.ts';
import {
  Controls,
  Failed,
  Film,
  Frame,
  Line,
  Picture,
  Seek,
  Shape,
  Spring,
  Time,
  Waiting,
} from './VideoPlayer.styles.ts';
import { moveFocus } from '../focus/moveFocus.ts';

export type VideoSource = {
  src: string;
  /** MIME type, with codecs where they matter: `video/webm`. */
  type: string;
};

export type VideoCaptions = {
  /** A WebVTT file. */
  src: string;
  /** BCP 47: `en-IN`. */
  lang: string;
  /** "English". */
  label: string;
};

export type VideoWords = {
  play: string;
  pause: string;
  sound: string;
  captions: string;
  fullscreen: string;
  seek: string;
  /** Read for the place of the slider. */
  time: (time: string, duration: string) => string;
  loading: string;
  failed: string;
  again: string;
};

const english: VideoWords = {
  play: 'Play',
  pause: 'Pause',
  sound: 'Sound',
  captions: 'Captions',
  fullscreen: 'Full screen',
  seek: 'Seek',
  time: (time, duration) => `${time} of ${duration}`,
  loading: 'Loading the film',
  failed: 'The film did not load.',
  again: 'Try again',
};

export type VideoPlayerProps = {
  /** What it shows: "The Warden bag carried". */
  name: string;
  /** In order of preference: the first that the browser can play. */
  sources: readonly VideoSource[];
  /** A still from it, shown until it plays. */
  poster?: string | undefined;
  /** Of the film, in px: they keep its place. */
  width: number;
  height: number;
  captions?: VideoCaptions;
  /** Plays silently while half of it is in view. Never where reduced motion is asked for. Default: only when asked. */
  playsInView?: boolean;
  /** Plays as it appears, with the focus on its button: somebody has pressed what stood here before. */
  playsAtOnce?: boolean;
  words?: VideoWords;
  className?: string | undefined;
};

/** How far an arrow key goes: seconds, and a part of full volume. */
const leap = { seconds: 5, volume: 0.1 };

/**
 * A film with its controls below it. Silent until someone wants to hear it, and nothing is fetched before someone wants to see it. Without
 * script the browser’s own controls stand in. Keys: Space or K, arrows, M, C, F, Home, End.
 */
export function VideoPlayer({
  name,
  sources,
  poster,
  width,
  height,
  captions,
  playsInView = false,
  playsAtOnce = false,
  words = english,
  className,
}: VideoPlayerProps) {
  const frame = useRef<HTMLElement>(null);
  const hasScript = useSyncExternalStore(never, yes, no);
  const button = useRef<HTMLButtonElement>(null);
  const film = useFilm({ playsInView, playsAtOnce });
  const { isPlaying, time, duration, isMuted, hasCaptions, isWaiting, hasFailed } = film.state;
  const isLate = useDelayed(isWaiting);
  const toggleFullscreen = () => fill(frame.current, film.video.current);
  const place = words.time(timeText(time), timeText(duration));

  useEffect(() => {
    if (playsAtOnce) moveFocus(button.current, { scroll: 'none' });
  }, [playsAtOnce]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, (() => void) | undefined> = {
      // A button takes Space for itself.
      ' ': event.target instanceof HTMLButtonElement ? undefined : film.toggle,
      k: film.toggle,
      m: film.toggleSound,
      c: captions && film.toggleCaptions,
      f: toggleFullscreen,
      ArrowLeft: () => film.skip(-leap.seconds),
      ArrowRight: () => film.skip(leap.seconds),
      ArrowUp: () => film.louder(leap.volume),
      ArrowDown: () => film.louder(-leap.volume),
      Home: () => film.seek(0),
      End: () => film.seek(duration),
    };
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  return (
    <Frame ref={frame} role="group" aria-label={name} className={className} onKeyDown={onKeyDown}>
      <Picture>
        <Shape viewBox={`0 0 ${width} ${height}`} aria-hidden />
        <Film
          ref={film.video}
          controls={!hasScript}
          playsInline
          preload="none"
          poster={poster}
          width={width}
          height={height}
          aria-label={name}
          onClick={hasScript ? film.toggle : undefined}
          {...film.events}
        >
          {sources.map(({ src, type }, index) => (
            <source
              key={src}
              src={src}
              type={type}
              onError={index === sources.length - 1 ? film.fail : undefined}
            />
          ))}
          {captions && (
            <track kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} />
          )}
        </Film>
        {isLate && !hasFailed && (
          <Waiting>
            <ProgressBar label={words.loading} hideLabel />
          </Waiting>
        )}
        {hasFailed && (
          <Failed role="alert">
            <p>{words.failed}</p>
            <TextButton onClick={film.again}>{words.again}</TextButton>
          </Failed>
        )}
      </Picture>
      <Controls data-ready={hasScript || undefined}>
        <Line>
          <Bar $tone="primary" aria-hidden max={duration || 1} value={Math.min(time, duration)} />
          <Seek
            type="range"
            aria-label={words.seek}
            aria-valuetext={place}
            min={0}
            max={duration || 1}
            step="any"
            value={time}
            disabled={duration === 0}
            onChange={(event) => film.seek(Number(event.currentTarget.value))}
          />
        </Line>
        <IconButton
          ref={button}
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? words.pause : words.play}
          onClick={film.toggle}
        />
        <Time aria-hidden>{`${timeText(time)} / ${timeText(duration)}`}</Time>
        <Spring />
        <IconButton
          icon={isMuted ? 'volume-off' : 'volume'}
          label={words.sound}
          pressed={!isMuted}
          onClick={film.toggleSound}
        />
        {captions && (
          <IconButton
            icon="captions"
            label={words.captions}
            pressed={hasCaptions}
            onClick={film.toggleCaptions}
          />
        )}
        <IconButton icon="fullscreen" label={words.fullscreen} onClick={toggleFullscreen} />
      </Controls>
    </Frame>
  );
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** An iPhone fills its screen with a film only, never with what is around it. */
type OnlyFilms = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

function fill(frame: HTMLElement | null, video: OnlyFilms | null) {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (frame && 'requestFullscreen' in frame) void frame.requestFullscreen().catch(() => undefined);
  else video?.webkitEnterFullscreen?.();
}
