import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { useDelayed } from '../../feedback/loader/useDelayed.ts';
import { ProgressBar } from '../../feedback/progress-bar/ProgressBar.tsx';
import { Bar } from '../../feedback/progress-bar/ProgressBar.styles.ts';
import { TextButton } from '../../actions/text-button/TextButton.tsx';
import { timeText } from './timeText.ts';
import { useVideo } from './useVideo.ts';
import {
  Controls,
  Failed,
  Video,
  Frame,
  Line,
  Picture,
  Seek,
  Shape,
  Spacer,
  Time,
  Waiting,
} from './VideoPlayer.styles.ts';
import { moveFocus } from '../../focus/moveFocus.ts';

export type VideoSource = {
  src: string;
  /** MIME type, with codecs if needed: `video/webm`. */
  type: string;
};

export type VideoCaptions = {
  /** A WebVTT file. */
  src: string;
  /** BCP 47 tag: `en-IN`. */
  lang: string;
  /** Language name, such as "English". */
  label: string;
};

export type VideoLabels = {
  play: string;
  pause: string;
  sound: string;
  captions: string;
  fullscreen: string;
  seek: string;
  /** Formats the position for screen readers. */
  time: (time: string, duration: string) => string;
  loading: string;
  failed: string;
  retry: string;
};

const english: VideoLabels = {
  play: 'Play',
  pause: 'Pause',
  sound: 'Sound',
  captions: 'Captions',
  fullscreen: 'Full screen',
  seek: 'Seek',
  time: (time, duration) => `${time} of ${duration}`,
  loading: 'Loading the film',
  failed: 'The film did not load.',
  retry: 'Try again',
};

export type VideoPlayerProps = {
  /** Accessible name: "The Warden bag carried". */
  name: string;
  /** Files of the video, the preferred file first. The browser plays the first file that it supports. */
  sources: readonly VideoSource[];
  /** URL of a still image, shown until the video plays. */
  poster?: string | undefined;
  /** Width of the video in px. With `height` it reserves the space. */
  width: number;
  /** Height of the video in px. */
  height: number;
  captions?: VideoCaptions;
  /** Plays muted while half of the video is in view, except with reduced motion. Default false. */
  playInView?: boolean;
  /**
   * Plays on mount and focuses the play button. For a player that replaces a control after the shopper
   * pressed that control.
   */
  autoPlay?: boolean;
  labels?: VideoLabels;
  className?: string | undefined;
};

/**
 * How far one press of an arrow key seeks (in seconds) and changes the volume (as a fraction of the full
 * volume).
 */
const keySteps = { seconds: 5, volume: 0.1 };

/**
 * A video with its controls below it. Muted until the shopper turns on the sound, and not loaded before it
 * plays. Without scripts, the video has the native controls of the browser. Keys: Space or K, arrows, M, C,
 * F, Home, End.
 */
export function VideoPlayer({
  name,
  sources,
  poster,
  width,
  height,
  captions,
  playInView = false,
  autoPlay = false,
  labels = english,
  className,
}: VideoPlayerProps) {
  const frame = useRef<HTMLElement>(null);
  const hasScript = useSyncExternalStore(subscribe, onClient, onServer);
  const button = useRef<HTMLButtonElement>(null);
  const film = useVideo({ playInView, autoPlay });
  const { isPlaying, time, duration, isMuted, hasCaptions, isWaiting, hasFailed } = film.state;
  const isLate = useDelayed(isWaiting);
  const toggleFullscreen = () => toggleFullscreenOf(frame.current, film.video.current);
  const positionText = labels.time(timeText(time), timeText(duration));

  useEffect(() => {
    if (autoPlay) moveFocus(button.current, { scroll: 'none' });
  }, [autoPlay]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Record<string, (() => void) | undefined> = {
      // On a focused button, Space presses that button.
      ' ': event.target instanceof HTMLButtonElement ? undefined : film.toggle,
      k: film.toggle,
      m: film.toggleSound,
      c: captions && film.toggleCaptions,
      f: toggleFullscreen,
      ArrowLeft: () => film.skip(-keySteps.seconds),
      ArrowRight: () => film.skip(keySteps.seconds),
      ArrowUp: () => film.changeVolume(keySteps.volume),
      ArrowDown: () => film.changeVolume(-keySteps.volume),
      Home: () => film.seek(0),
      End: () => film.seek(duration),
    };
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  return (
    <Frame ref={frame} role="group" aria-label={name} className={className} onKeyDown={onKeyDown}>
      <Picture>
        <Shape viewBox={`0 0 ${width} ${height}`} aria-hidden />
        <Video
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
        </Video>
        {isLate && !hasFailed && (
          <Waiting>
            <ProgressBar label={labels.loading} hideLabel />
          </Waiting>
        )}
        {hasFailed && (
          <Failed role="alert">
            <p>{labels.failed}</p>
            <TextButton onClick={film.retry}>{labels.retry}</TextButton>
          </Failed>
        )}
      </Picture>
      <Controls data-ready={hasScript || undefined}>
        <Line>
          <Bar $tone="primary" aria-hidden max={duration || 1} value={Math.min(time, duration)} />
          <Seek
            type="range"
            aria-label={labels.seek}
            aria-valuetext={positionText}
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
          label={isPlaying ? labels.pause : labels.play}
          onClick={film.toggle}
        />
        <Time aria-hidden>{`${timeText(time)} / ${timeText(duration)}`}</Time>
        <Spacer />
        <IconButton
          icon={isMuted ? 'volume-off' : 'volume'}
          label={labels.sound}
          pressed={!isMuted}
          onClick={film.toggleSound}
        />
        {captions && (
          <IconButton
            icon="captions"
            label={labels.captions}
            pressed={hasCaptions}
            onClick={film.toggleCaptions}
          />
        )}
        <IconButton icon="fullscreen" label={labels.fullscreen} onClick={toggleFullscreen} />
      </Controls>
    </Frame>
  );
}

const subscribe = () => () => {};
const onClient = () => true;
const onServer = () => false;

/** iPhones support fullscreen only for a video, not for other elements. */
type FullscreenVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

function toggleFullscreenOf(frame: HTMLElement | null, video: FullscreenVideo | null) {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (frame && 'requestFullscreen' in frame) void frame.requestFullscreen().catch(() => undefined);
  else video?.webkitEnterFullscreen?.();
}
