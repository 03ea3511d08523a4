# Read by copy-files.sh and restore.sh: where the files are ($sources), and where their copies are ($copies).
#   FILES_REMOTES  rclone remotes of the files, e.g. "store:portal-images …"; default: the folder `files` in DATA_DIR
# Copies on another host are encrypted with a key made from the private key of the backups (AGE_IDENTITY), so that one
# key reads everything.
sources=${FILES_REMOTES:-${DATA_DIR:?DATA_DIR oder FILES_REMOTES fehlt}/files}
if [ "${OFFSITE:?OFFSITE fehlt (rclone-Ziel, oder none)}" = none ]; then
  copies="${BACKUPS:-/backups}/files"
elif [ "${AGE_RECIPIENT:-}" = none ]; then
  copies="$OFFSITE/files"
else
  secret=$(grep '^AGE-SECRET-KEY-' "${AGE_IDENTITY:?AGE_IDENTITY fehlt}" | tr -d '[:space:]')
  : "${secret:?In AGE_IDENTITY steht kein Schlüssel}"
  RCLONE_CONFIG_COPIES_TYPE=crypt
  RCLONE_CONFIG_COPIES_REMOTE="$OFFSITE/files"
  RCLONE_CONFIG_COPIES_PASSWORD=$(printf %s "$secret" | sha256sum | cut -d ' ' -f 1 | rclone obscure -)
  export RCLONE_CONFIG_COPIES_TYPE RCLONE_CONFIG_COPIES_REMOTE RCLONE_CONFIG_COPIES_PASSWORD
  copies=copies:
fi
# `join A B`: a path below a remote or a folder.
join() {
  case "$1" in
    *:) echo "$1$2" ;;
    *) echo "$1/$2" ;;
  esac
}
# `store:portal-images` and `/data/images` are both of the kind `images`.
kind_of() { echo "${1##*[-/:]}"; }
