#!/bin/sh
# Makes the recordings in sounds/: one small WAV (8 kHz, mono, 8 bits) for each character and language.
# Run it once when the alphabet in characters.ts changes, and commit what it writes:
#   apt-get install -y espeak-ng sox && sh server/src/platform/image-characters/make-sounds.sh
# A letter is followed by a word that begins with it, for P and T sound alike over a small loudspeaker; by nothing more,
# for what every letter has in common helps a machine to find it. In Chinese the digits are Mandarin and the letters
# have their English names, in the English voice.
set -eu
cd "$(dirname "$0")"
rm -rf sounds
mkdir -p sounds/en sounds/zh
spoken=$(mktemp --suffix .wav)
trap 'rm -f "$spoken"' EXIT

# record <language> <character> <voice> <words a minute> <text>: silence cut off at both ends, as loud as fits without clipping.
record() {
  espeak-ng -b 1 -v "$3" -s "$4" -w "$spoken" "$5"
  sox "$spoken" -r 8000 -c 1 -b 8 -e unsigned-integer "sounds/$1/$2.wav" highpass 90 \
    silence 1 0.005 0.4% fade t 0.005 reverse silence 1 0.005 0.4% fade t 0.02 reverse norm -2
}

for digit in 2 3 4 5 6 7 9; do
  record en "$digit" en-us 115 "$digit"
  record zh "$digit" cmn 105 "$digit"
done

for word in cat egg hat juice king moon pen tea umbrella water yellow; do
  letter=$(printf %.1s "$word")
  name=$(printf %s "$letter" | tr a-z A-Z)
  record en "$letter" en-us 150 "$name, $word"
  cp "sounds/en/$letter.wav" "sounds/zh/$letter.wav"
done
