#!/bin/sh
# Upgrades the shop of ratnahaat.service: builds a release beside the running one, and switches by a restart.
#   upgrade.sh TAG        such as v1.1.0
# To go back: upgrade.sh with the former tag. If the schema changed, restore the copy that the start made (see
# docs/operating.md).
set -eu
tag=$1
root=${RATNAHAAT_ROOT:-/srv/ratnahaat}
repository=${RATNAHAAT_REPOSITORY:?name the address of the repository}
release=$root/releases/$tag

if [ ! -e "$release/dist/server/launch.js" ]; then
  rm -rf "$release"
  git clone --quiet --depth 1 --branch "$tag" "$repository" "$release"
  # The shop renders its own pages when it starts, so the build may have the demo shop's.
  (cd "$release" && MODE=sandbox NODE_ENV=production DATA_DIR=build-data nice -n 10 npm run build)
  rm -rf "$release/build-data"
fi
ln -sfn "$release" "$root/next"
mv -T "$root/next" "$root/current"
${RATNAHAAT_RESTART:-systemctl restart ratnahaat.service}
# The two newest releases stay.
ls -1dt "$root"/releases/*/ | tail -n +3 | xargs -r rm -rf
