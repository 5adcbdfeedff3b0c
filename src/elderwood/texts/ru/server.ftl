# В чём отказывает сервер. Соглашения: docs/texts.md.

why-foreign-seat = Это место занимаете не вы, а { $name }.
why-spectator = Вы смотрите, а не играете.
why-stale = Стол ушёл вперёд: это ответ на вопрос { $decision }, а сейчас задан вопрос { $now }.
why-no-hints = За этим столом подсказок нет: играет несколько человек, и хозяин стола их не разрешил.
why-hints-off = За этим столом подсказок нет: хозяин стола их выключил.
why-hint-later = Подсказка есть, когда спрашивают вас.
why-hint-thinking = Ваша подсказка уже обдумывается.
why-hint-unknown = Эту игру никто не знает настолько, чтобы подсказывать.
why-hint-failed = На этот раз подсказка не нашлась. Попробуйте ещё раз.
error-address = Сервер не может слушать { $host }, порт { $port }: { $why }. Выберите другой адрес с --host или другой порт с --port.
error-port-busy = Порт { $port } на { $host } уже занят: выберите другой с --port.
error-already-seated = У вас уже есть место за этим столом.
error-already-started = Партия уже началась.
error-not-started = Партия ещё не началась.
error-not-over = Партия ещё не окончена.
error-no-wishes = За этим столом нечего пожелать о вопросах.
error-not-seated = У вас нет места за этим столом.
error-not-host = Это может сделать только хозяин стола.
error-bad-token = Этот ключ не открывает ни одного места: его отозвали или никогда не выдавали.
error-bad-address = «{ $address }» — не адрес сервера.
error-last-player = Кроме вас здесь никто не играет: лучше закончите партию.
error-not-away = { $name }: это место не пустует, или отлучка слишком коротка.
error-no-open-seat = За этим столом нет свободных мест.
error-seat-taken = Это место занято.
error-seat-left = Это место кто-то оставил вместе со своими картами: сначала вас должен впустить кто-нибудь из сидящих за столом.
error-not-left = { $name } по-прежнему за столом.
error-no-bots = В эту игру не умеет играть ни один бот.
error-seed-shared = Своё зерно случайности можно задать только столу без свободных мест: кто его знает, знает все карты.
error-unknown-table = Стола «{ $table }» нет.
error-record-later = Запись показывают, когда партия окончена.
error-other-rules = Стол открыт по версии правил { $rules }; здесь версия { $version }.
error-other-rules-short = Стол открыт по версии правил { $rules }; версия { $version }, которую показывает поле, расходится с ней после записи { $step } из { $count }.
error-same-rules = Партия и так идёт по нынешним правилам.
error-bad-report =
    { $most ->
        [one] В сообщении должен быть текст не длиннее { $most } знака.
       *[other] В сообщении должен быть текст не длиннее { $most } знаков.
    }
error-long-name =
    { $most ->
        [one] В имени не больше { $most } знака.
       *[other] В имени не больше { $most } знаков.
    }
error-bad-message = Сообщение не читается: { $what }.
error-bad-request = Запрос не читается: { $what }.
error-not-found = По этому адресу ничего нет.
error-origin = Запросы с { $origin } не принимаются.
error-too-large = Сообщение слишком велико.
error-too-many =
    { $seconds ->
        [one] Слишком много запросов. Повторите через { $seconds } секунду.
        [few] Слишком много запросов. Повторите через { $seconds } секунды.
       *[many] Слишком много запросов. Повторите через { $seconds } секунд.
    }
error-too-many-sockets = Открыто слишком много соединений.
error-too-many-tables =
    { $most ->
        [one] Одно соединение может следить не больше чем за { $most } столом.
       *[other] Одно соединение может следить не больше чем за { $most } столами.
    }
error-version = У страницы версия { $version }, у сервера — { $wanted }. Перезагрузите страницу.
error-database-url = «{ $url }» — не адрес файла SQLite или базы PostgreSQL; --help покажет примеры.
error-database-open = База данных { $file } не открывается: { $why }. Выберите другую папку с --data.
error-database-in-use = База данных { $file } занята другим сервером или другой программой: остановите их или выберите другую папку с --data.
error-database-newer = База данных { $file } создана более новой версией Elderwood: обновите Elderwood или выберите другую с --data или --database.
error-database-foreign = База данных { $file } принадлежит другой программе: выберите другую с --data или --database.
error-database-damaged = База данных { $file } повреждена ({ $why }): верните её копию или выберите другую папку с --data.
error-database-unreachable = Базой данных { $file } нельзя воспользоваться: { $why }. Проверьте, работает ли там PostgreSQL и доступен ли он с этой машины.
error-database-login = База данных { $file } нас не впускает: { $why }. Пароль можно задать в PGPASSWORD, в ~/.pgpass или в адресе в ELDERWOOD_DATABASE.
error-database-missing = Базы данных { $file } нет: создайте её командой createdb или выберите другую с --database.
error-database-password = Пароль в --database может прочесть любой на этой машине: задайте его в PGPASSWORD или ~/.pgpass либо весь адрес — в ELDERWOOD_DATABASE.
error-database-none = Базы данных { $file } нет.
error-database-empty = База данных { $file } пуста.
error-database-full = База данных { $file } не пуста: выберите другую папку с --data или --force, тогда она сохранится под другим именем.
error-copy-exists = Файл { $file } уже есть: выберите другое имя или --force, если это не база данных сервера.
error-copy-failed = Файл { $file } записать не удаётся: { $why }. Ничего не изменено.
error-storage = Сервер сейчас не может ничего сохранить. Попробуйте ещё раз.
error-storage-busy = Сохранение сейчас занимает слишком много времени. Попробуйте ещё раз чуть позже.
error-internal = На сервере что-то пошло не так. Это записано в журнал.
serve-no-page = Страница не собрана. Сервер работает, но показать здесь нечего.
error-data-and-database = Укажите папку с данными или базу данных, но не то и другое сразу.
error-setting-file = Настройки из файла { $file } не читаются: { $why }.
error-setting-unknown = { $place }: такой настройки нет. Похожие: { $nearest }.
error-setting-value =
    { $kind ->
        [number] Для { $place } нужно число от { $least } до { $most }, а не «{ $value }».
        [whole] Для { $place } нужно целое число от { $least } до { $most }, а не «{ $value }».
        [choice] Для { $place } нужно одно из этих значений: { $known }; а не «{ $value }».
        [limit] Для { $place } нужны два числа больше 0: сколько раз подряд и сколько раз в секунду, например 60, 2; а не «{ $value }».
        [addresses] Для { $place } нужны адреса или сети через запятую, например 127.0.0.1, 10.0.0.0/8; а не «{ $value }».
        [path] Для { $place } нужен путь, который начинается и кончается на /, а не «{ $value }».
       *[text] Для { $place } нужен текст, а не «{ $value }».
    }
error-no-server = Для { $file } не работает сервер, доступный вам: укажите его папку с --data и войдите тем же пользователем.
error-kept-away =
    { $minutes ->
        [one] Хозяин сервера закрыл вам вход ещё на { $minutes } минуту.
        [few] Хозяин сервера закрыл вам вход ещё на { $minutes } минуты.
       *[many] Хозяин сервера закрыл вам вход ещё на { $minutes } минут.
    }
serve-listening = Elderwood открыт по адресу { $address }
serve-stopped = Сервер остановлен.

## Журнал

log-start = Партия начинается.
log-undo =
    { $count ->
        [one] { $name } берёт назад { $count } ответ.
        [few] { $name } берёт назад { $count } ответа.
       *[many] { $name } берёт назад { $count } ответов.
    }
log-redo = { $name } повторяет взятое назад.
log-leave = { $name } уходит из-за стола.
log-bot = { $name }: дальше за этого игрока ходит бот.
log-join = { $name } садится за стол.
log-hint = { $name } берёт подсказку.
log-end = Партия прекращена досрочно, по согласию. Победителя нет.
log-consent = { $name } предлагает играть дальше по нынешним правилам, версия { $version }.
log-rules = Все согласны: партия продолжается по версии правил { $version }.
