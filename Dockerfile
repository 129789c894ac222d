# One image for both programs: `docker run cashlane dashboard` and `docker run cashlane provider`.
FROM node:24-trixie-slim AS build
WORKDIR /cashlane
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund
# PDFs are drawn in two weights of these fonts, from WOFF.
RUN find node_modules/@fontsource -name '*.woff2' -delete \
  && find node_modules/@fontsource -name '*-[1235689]00-normal.woff' -delete

FROM node:24-trixie-slim
# pg_dump and pg_restore, in the version of compose.yaml's server or a newer one.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PROVIDER_PORT=4000 DATA_DIR=/data
WORKDIR /cashlane
COPY --from=build /cashlane/package.json ./
COPY --from=build /cashlane/node_modules node_modules
COPY --from=build /cashlane/build build
COPY container container
# For backup, restore, verify, mode and staff. Backups name the last migration.
COPY --from=build /cashlane/provider/src/migrations/meta/_journal.json provider/src/migrations/meta/
COPY scripts/backup.mjs scripts/restore.mjs scripts/verify.mjs scripts/mode.mjs scripts/staff.mjs scripts/
COPY scripts/backups scripts/backups
COPY scripts/launcher scripts/launcher
COPY app/server/manifest-cache.mjs app/server/http-server-preload.mjs app/server/processes.mjs app/server/
COPY shared/file-locks.mjs shared/request-pace.mjs shared/
RUN install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "container/healthcheck.mjs"]
ENTRYPOINT ["container/entrypoint.sh"]
CMD ["dashboard"]
